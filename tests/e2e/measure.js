/* Measures the boxes of a page as it stands: what overlaps, what is cut off, how large one's own sheet is, whether the
   button that confirms is in sight. Loaded by test_layout.py.

   Attributes say what is meant to be: `data-scrolls` on an area that scrolls, `data-cut` on a name that may end in dots or
   a picture of which a part is shown, `data-over` on a panel that lies over the page for a while, or a slider over the picture
   that it moves in. */
async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();

    const CONTROLS = 'button, a[href], select, input, textarea, summary, [role=radio], [role=tab]';
    const SLACK = 1.5; // pixels: what rounding may cost
    const overlaps = [], cut = [], other = [];
    const dialog = document.querySelector('dialog[open]');
    const root = dialog ?? document.body;
    // Below 360 px, a page at 400%, a table may scroll: there it is measured as any page is.
    const table = dialog || innerWidth < 360 ? null : document.querySelector('.frame > .table');
    const seen = { texts: 0, controls: 0 };

    const quote = (text) => `"${text.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}"`;
    const named = (one) =>
        `<${one.tagName.toLowerCase()}${typeof one.className === 'string' && one.className ? ` .${one.className.trim().replaceAll(/\s+/g, '.')}` : ''}>`;
    const isClipping = (style) => /hidden|clip|auto|scroll/.test(style.overflowX + style.overflowY);
    /* What lies over the page on purpose: a panel, or a bar under which the page scrolls. */
    const layers = new Map();
    const layerOf = (one) => {
        if (!one || one === root) return root;
        if (!layers.has(one)) {
            const floats = one.matches('[data-over]') || /fixed|sticky/.test(getComputedStyle(one).position);
            layers.set(one, floats ? one : layerOf(one.parentElement));
        }
        return layers.get(one);
    };

    /** What can be seen of a box, or null; an area that cuts it and doesn't scroll by design is told of. */
    function visible(box, start, text) {
        let { left, right, top, bottom } = box;
        // A dialog over the page is cut by nothing that it stands in.
        for (let one = start; one && one !== document.body; one = one.matches(':modal') ? null : one.parentElement) {
            const style = getComputedStyle(one);
            if (!isClipping(style) || style.display === 'inline') continue;
            const clip = one.getBoundingClientRect();
            if (clip.width <= 1 || style.clipPath !== 'none') return null; // for the ear alone
            const outside =
                left < clip.left - SLACK || right > clip.right + SLACK || top < clip.top - 3 || bottom > clip.bottom + 3;
            if (outside && text !== null && !one.closest('[data-scrolls], [data-cut]')) {
                cut.push(`${quote(text)} is cut off by ${named(one)}`);
                return null;
            }
            left = Math.max(left, clip.left);
            right = Math.min(right, clip.right);
            top = Math.max(top, clip.top);
            bottom = Math.min(bottom, clip.bottom);
            if (right - left < 2 || bottom - top < 2) return null; // scrolled out of sight
        }
        return { left, right, top, bottom };
    }

    const items = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const text = walker.currentNode, parent = text.parentElement;
        if (!text.data.trim() || parent.closest('option, style, script') || !parent.checkVisibility({ visibilityProperty: true })) continue;
        const drawn = parent.closest('svg') !== null;
        const range = document.createRange();
        range.selectNodeContents(text);
        const size = parseFloat(getComputedStyle(parent).fontSize);
        let counts = false;
        // A number that is drawn in a pill is seen as far as the pill is.
        const pill = drawn ? parent.closest('g')?.getBoundingClientRect() : undefined;
        const mark = pill && Math.max(pill.width, pill.height) < 64 ? pill : parent.getBoundingClientRect();
        for (const line of drawn ? [mark] : range.getClientRects()) {
            if (line.width < 2) continue;
            // A line of text is higher than its letters.
            const spare = drawn ? 0 : Math.max(0, (line.height - size) / 2);
            const box = { left: line.left, right: line.right, top: line.top + spare, bottom: line.bottom - spare };
            const shown = visible(box, parent, text.data);
            if (!shown) continue;
            counts = true;
            const drawing = drawn ? parent.ownerSVGElement.getBoundingClientRect() : box;
            if (box.top < drawing.top - SLACK || box.bottom > drawing.bottom + SLACK || box.left < drawing.left - SLACK || box.right > drawing.right + SLACK)
                other.push(`${quote(text.data)} is drawn outside its picture`);
            if (shown.left < -SLACK || shown.right > innerWidth + SLACK) cut.push(`${quote(text.data)} sticks out of the window`);
            else if (table && shown.bottom > innerHeight + SLACK) cut.push(`${quote(text.data)} is below the window`);
            const holder = parent.closest(`${CONTROLS}, label, th, td`);
            if (holder && getComputedStyle(holder).display !== 'inline' && !parent.closest('[data-cut]')) {
                const held = holder.getBoundingClientRect();
                const out = box.left < held.left - SLACK || box.right > held.right + SLACK || box.top < held.top - SLACK || box.bottom > held.bottom + SLACK;
                if (out && held.width > 1) cut.push(`${quote(text.data)} sticks out of ${named(holder)}`);
                if (holder.matches('.btn')) {
                    const { paddingLeft, paddingRight } = getComputedStyle(holder);
                    const squeezed = box.left < held.left + parseFloat(paddingLeft) - SLACK || box.right > held.right - parseFloat(paddingRight) + SLACK;
                    if (squeezed && !out) cut.push(`${quote(text.data)} is squeezed into ${named(holder)}`);
                }
            }
            items.push({ ...shown, node: text, element: parent, name: quote(text.data) });
        }
        if (counts) seen.texts += 1;
    }
    for (const control of root.querySelectorAll(CONTROLS)) {
        if (!control.checkVisibility({ visibilityProperty: true })) continue;
        const box = control.getBoundingClientRect();
        if (box.width < 2 || getComputedStyle(control).display === 'inline') continue;
        const shown = visible(box, control.parentElement, null);
        if (!shown) continue;
        seen.controls += 1;
        if (control.matches('.btn') && box.width < 44 - SLACK) other.push(`${named(control)} is narrower than a finger`);
        if (table && shown.bottom > innerHeight + SLACK) other.push(`${named(control)} is below the window`);
        items.push({ ...shown, node: control, element: control, name: named(control) });
    }
    items.sort((a, b) => a.top - b.top);
    for (let i = 0; i < items.length; i += 1) {
        for (let j = i + 1; j < items.length && items[j].top <= items[i].bottom - 2; j += 1) {
            const a = items[i], b = items[j];
            if (Math.min(a.right, b.right) - Math.max(a.left, b.left) < 2) continue;
            if (Math.min(a.bottom, b.bottom) - b.top < 2) continue;
            if (a.node === b.node || a.node.contains(b.node) || b.node.contains(a.node)) continue;
            if (layerOf(a.element) !== layerOf(b.element)) continue;
            // What is drawn in one picture may touch.
            if (['[role=img]', 'svg'].some((one) => a.element.closest(one) && a.element.closest(one) === b.element.closest(one))) continue;
            overlaps.push(`${a.name} and ${b.name} overlap`);
        }
    }

    // Boats and pencils may come to lie anywhere along their line: nothing is read or tapped there.
    const fleet = table ? [...table.querySelectorAll('.boat, .pencil')].filter((one) => one.checkVisibility()) : [];
    if (fleet.length) {
        const boxes = fleet.map((one) => one.getBoundingClientRect());
        const top = Math.min(...boxes.map((box) => box.top)) + 4; // masts are thin
        const bottom = Math.max(...boxes.map((box) => box.bottom));
        const line = fleet[0].closest('[role=img]');
        const { left, right } = line.getBoundingClientRect();
        for (const one of items) {
            const across = Math.min(one.right, right) - Math.max(one.left, left), down = Math.min(one.bottom, bottom) - Math.max(one.top, top);
            if (across < 2 || down < 2 || line.contains(one.element) || layerOf(one.element) !== layerOf(line)) continue;
            overlaps.push(`${one.name} is where boats sail`);
        }
    }

    if (document.documentElement.scrollWidth > innerWidth) other.push('the page scrolls sideways');
    if (table && document.documentElement.scrollHeight > innerHeight + 1) other.push('the table scrolls');
    const sheet = table?.querySelector('main.mine .house, main.mine .room');
    if (sheet) {
        const box = visible(sheet.getBoundingClientRect(), sheet.parentElement, null);
        const high = box ? Math.min(box.bottom, innerHeight) - Math.max(box.top, 0) : 0;
        if (high < 220) other.push(`my sheet is ${Math.round(high)} px high`);
        const area = (one) => {
            const { width, height } = one.getBoundingClientRect();
            return width * (height + (parseFloat(getComputedStyle(one).marginBottom) || 0)); // with where the boats sail
        };
        const mine = area(table.querySelector('main.mine'));
        // What a coach says stands in the quay, but is nothing that is done there.
        const said = [...table.querySelectorAll('footer [data-coach]')].filter((one) => one.checkVisibility());
        for (const one of table.querySelectorAll('header, .others, .side, footer'))
            if (one.checkVisibility() && area(one) - (one.matches('footer') ? said.reduce((sum, card) => sum + area(card), 0) : 0) > mine) other.push(`${named(one)} is larger than my sheet`);
    }
    const main = table?.querySelector('[data-main]');
    if (main) {
        const { left, right, top, bottom } = main.getBoundingClientRect();
        const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const covered = at && !main.contains(at) && layerOf(at) === layerOf(main);
        if (top < 0 || bottom > innerHeight || covered) other.push('the button that confirms is out of sight');
    }
    const quay = Math.round(table?.querySelector('footer')?.getBoundingClientRect().height ?? 0);
    return { quay, overlaps: [...new Set(overlaps)], cut: [...new Set(cut)], other, ...seen };
};
