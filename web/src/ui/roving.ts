/*
 * Arrow keys in a group of radio buttons: one tab stop, and the arrows go on from there and choose. In a grid with so many
 * columns up and down go from row to row. What would be refused is marked by data-refused; it is not disabled, since it
 * answers why.
 */

function changeBy(key: string, columns: number): number | undefined {
  return { ArrowRight: 1, ArrowDown: columns, ArrowLeft: -1, ArrowUp: -columns }[key];
}

function radios(group: HTMLElement): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>('[role=radio]')];
}

function isChecked(radio: HTMLElement): boolean {
  return radio.getAttribute('aria-checked') === 'true';
}

function isRefused(radio: HTMLElement): boolean {
  return radio.dataset.refused === 'true';
}

export function roving(group: HTMLElement, columns = 1): { destroy: () => void } {
  function tidy(): void {
    const all = radios(group);
    const stop = all.find(isChecked) ?? all.find((one) => !isRefused(one)) ?? all[0];
    for (const one of all) {
      const wanted = one === stop ? '0' : '-1';
      // To set it makes the browser lay out the page at once, also where nothing changes.
      if (one.getAttribute('tabindex') !== wanted) one.setAttribute('tabindex', wanted);
    }
  }

  function pressed(event: KeyboardEvent): void {
    const change = changeBy(event.key, columns);
    const all = radios(group);
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (change === undefined || at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    const next = all[(at + change + all.length) % all.length];
    next?.focus();
    // What can't be chosen is passed over in silence; Enter or a tap asks why.
    if (next && !isRefused(next)) next.click();
  }

  const watch = new MutationObserver(tidy);
  watch.observe(group, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['aria-checked', 'data-refused'],
  });
  group.addEventListener('keydown', pressed);
  tidy();
  return {
    destroy() {
      watch.disconnect();
      group.removeEventListener('keydown', pressed);
    },
  };
}
