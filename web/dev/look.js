/*
 * Pictures of the pages around the table in a real browser, to be looked at:
 *
 *   node dev/look.js [address] [page ...]
 *
 * They go to dev/shots/. The browser is Debian's chromium, or what CHROMIUM names; LOCALE chooses the language.
 */
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';

const [address = 'http://127.0.0.1:5173', ...only] = process.argv.slice(2);
const SIZES = [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
];
const out = new URL('./shots/', import.meta.url).pathname;
mkdirSync(out, { recursive: true });

/** In the page: a table made and, if wished, played to its end by taking any offered action. */
function setTable({ game, bots, open, finish }) {
    return new Promise((resolve, reject) => {
        const { ticket } = JSON.parse(localStorage.getItem('rw.guest'));
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
        const send = (message) => socket.send(JSON.stringify(message));
        const cid = () => Math.random().toString(36).slice(2);
        const seed = 'ab'.repeat(32);
        let table = '';
        let decided = -1;
        let shown = false;
        const digest = crypto.subtle.digest('SHA-256', new Uint8Array(32).fill(0xab));
        socket.onopen = () => send({ t: 'hello', ticket, proto: 1, tables: {} });
        socket.onerror = () => reject(new Error('no line'));
        socket.onmessage = async ({ data }) => {
            const message = JSON.parse(data);
            if (message.t === 'welcome') {
                const hash = [...new Uint8Array(await digest)]
                    .map((byte) => byte.toString(16).padStart(2, '0'))
                    .join('');
                const seats = [{ kind: 'me' }];
                for (let i = 0; i < bots; i++) seats.push({ kind: 'bot', bot: 'greedy' });
                for (let i = 0; i < open; i++) seats.push({ kind: 'open' });
                send({
                    t: 'create',
                    cid: cid(),
                    game,
                    players: seats.length,
                    seats,
                    clock: { kind: 'none' },
                    open: open > 0,
                    seed_hash: hash,
                });
            } else if (message.t === 'ack' && !table) {
                table = message.table;
                send({ t: 'open', table });
                if (!finish) resolve(table);
                else send({ t: 'cmd', table, cid: cid(), do: 'start' });
            } else if (message.t === 'nack') {
                if (message.code !== 'stale' && message.code !== 'forbidden') reject(new Error(data));
            } else if (finish && (message.t === 'snapshot' || message.t === 'ev')) {
                const phase = message.info?.phase;
                if (phase === 'over') resolve(table);
                if (phase === 'starting' && !shown) {
                    shown = true;
                    send({ t: 'cmd', table, cid: cid(), do: 'reveal', seed });
                }
                const offer = message.offers?.[0];
                if (offer?.actions.length && offer.decision !== decided) {
                    decided = offer.decision;
                    const forward = offer.actions.filter(
                        ({ do: verb }) => !['pass', 'reroll', 'change', 'decline'].includes(verb),
                    );
                    const choices = forward.length ? forward : offer.actions;
                    const action = choices[Math.floor(Math.random() * choices.length)];
                    send({
                        t: 'cmd',
                        table,
                        cid: cid(),
                        do: 'act',
                        actions: [action.id],
                        decision: offer.decision,
                        seat: offer.seat,
                    });
                }
            }
        };
    });
}

const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
});
let over = process.env.OVER;
for (const viewport of SIZES) {
    for (const colorScheme of ['light', 'dark']) {
        const context = await browser.newContext({ viewport, colorScheme, locale: process.env.LOCALE ?? 'en-GB' });
        const page = await context.newPage();
        page.on('console', (message) => {
            if (['error', 'warning'].includes(message.type())) console.log(`${message.type()}: ${message.text()}`);
        });
        page.on('pageerror', (error) => console.log(`page error: ${error.message}`));
        await page.goto(address);
        await page.waitForFunction(() => localStorage.getItem('rw.guest'));
        const games = await page.evaluate(() => fetch('/api/games').then((answer) => answer.json()));
        const game = games.games[0].id;
        over ??= await page.evaluate(setTable, { game, bots: 2, open: 0, finish: true });
        const waiting = await page.evaluate(setTable, { game, bots: 0, open: 2, finish: false });
        const pages = {
            home: '/',
            new: `/new?game=${game}`,
            waiting: `/t/${waiting}`,
            end: `/t/${over}`,
            replay: `/t/${over}/replay?at=60`,
            dice: `/t/${over}/dice`,
            rules: '/rules#CRW-4.7',
            settings: '/settings',
            help: '/help',
            nowhere: '/nowhere',
        };
        for (const [name, path] of Object.entries(pages)) {
            if (only.length && !only.includes(name)) continue;
            await page.goto(address + path);
            await page.waitForSelector('main');
            await page.waitForTimeout(900);
            const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
            if (sideways > 0) console.log(`${name} at ${viewport.width} scrolls sideways by ${sideways}`);
            await page.screenshot({ path: `${out}${name}-${viewport.width}-${colorScheme}.png` });
        }
        await context.close();
    }
}
await browser.close();
console.log(`OVER=${over}`);
