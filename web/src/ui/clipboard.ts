/* navigator.clipboard and navigator.share exist only over https; a table at home comes by plain http. */

export async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // Forbidden here: the old way may still work.
    }
  }
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  field.className = 'vh';
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}

/** The system's own sheet for sharing. Whether anything was shared is the person's business. */
export async function shareLink(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // Closed without sharing.
  }
}

export function download(name: string, text: string): void {
  const anchor = document.createElement('a');
  anchor.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(anchor.href);
}
