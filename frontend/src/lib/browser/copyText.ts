/** Puts a text on the clipboard; false when the browser does not allow it. By plain http only the old way is there. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Missing by plain http, whatever its type says.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    if (!clipboard) return copySelected(text);
    await clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function copySelected(text: string): boolean {
  const before = document.activeElement;
  const box = document.createElement('textarea');
  box.value = text;
  box.readOnly = true;
  // Out of sight without moving the page.
  box.style.cssText = 'position:fixed;top:0;left:0;opacity:0';
  // An open modal dialog takes the focus of everything outside of it.
  const home = before?.closest('dialog') ?? document.body;
  home.append(box);
  try {
    box.focus({ preventScroll: true });
    box.select();
    return document.execCommand('copy');
  } finally {
    box.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
