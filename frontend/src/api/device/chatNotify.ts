const PREFIX = 'chat-notify:';

/** Whether this person wants to be told of new messages on this device. */
export function readWantsNotes(userId: number): boolean {
  try {
    return localStorage.getItem(PREFIX + userId) === 'yes';
  } catch {
    // Without storage nobody has asked for it.
    return false;
  }
}

export function writeWantsNotes(userId: number, wants: boolean): void {
  try {
    if (wants) localStorage.setItem(PREFIX + userId, 'yes');
    else localStorage.removeItem(PREFIX + userId);
  } catch {
    // Storage is shut off: the wish lasts as long as the page.
  }
}

/** Removes every such wish from this device: at logout. */
export function forgetNotes(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Nothing was stored either.
  }
}
