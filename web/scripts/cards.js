/* Puts beside the script that draws cards what a server needs with it: fonts, the words of the page, the games' names. */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';

const SOURCES = new URL('../src/', import.meta.url);
const CARDS = new URL('../dist/.cards/', import.meta.url);

for (const style of ['display', 'text', 'strong']) {
    copyFileSync(new URL(`share/fonts/${style}.ttf`, SOURCES), new URL(`${style}.ttf`, CARDS));
}
for (const language of ['en', 'fr', 'nl']) {
    copyFileSync(new URL(`messages/${language}.ftl`, SOURCES), new URL(`${language}.ftl`, CARDS));
}
await import(new URL('cards.js', CARDS));
// A page draws with the same script what somebody takes along (src/pages/games).
mkdirSync(new URL('../draw/', CARDS), { recursive: true });
copyFileSync(new URL('cards.js', CARDS), new URL('../draw/cards.js', CARDS));
writeFileSync(new URL('games.json', CARDS), globalThis.gameNames());
