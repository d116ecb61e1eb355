/** A panel takes the focus, and gives it back when it is put away. */
export function takesFocus(panel: HTMLElement): { destroy: () => void } {
  const before = document.activeElement;
  (panel.querySelector<HTMLElement>('.first') ?? panel.querySelector<HTMLElement>('a, button'))?.focus({
    preventScroll: true,
  });
  return {
    destroy() {
      const lost = !document.activeElement || document.activeElement === document.body;
      if (before instanceof HTMLElement && before.isConnected && (lost || panel.contains(document.activeElement))) {
        before.focus({ preventScroll: true });
      }
    },
  };
}
