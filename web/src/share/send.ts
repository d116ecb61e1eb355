/* Sending by the system's own sheet, and saving. */

/** Shares what the system takes: with the picture where files can be shared, else without. */
export async function shareAll(what: ShareData, picture: File | null): Promise<void> {
  const withPicture = picture ? { ...what, files: [picture] } : what;
  const data = navigator.canShare?.(withPicture) ? withPicture : what;
  try {
    await navigator.share(data);
  } catch {
    // Closed without sharing.
  }
}

export function saveFile(file: File): void {
  const anchor = document.createElement('a');
  anchor.href = URL.createObjectURL(file);
  anchor.download = file.name;
  anchor.click();
  URL.revokeObjectURL(anchor.href);
}
