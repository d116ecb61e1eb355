/** A page wears a game's colours for as long as it is there. */
export function wearTheme(theme: () => string | undefined): void {
  $effect(() => {
    const name = theme();
    if (name === undefined) return;
    document.body.classList.add(name);
    return () => document.body.classList.remove(name);
  });
}
