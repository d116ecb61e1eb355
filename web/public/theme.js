// Runs before the first paint, so that a page set to night never flashes by day. Not inline: the policy forbids that.
try {
    const theme = JSON.parse(localStorage.getItem('rw.settings') || '{}').theme;
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
    // No storage, or not ours: the system's theme it is.
}
