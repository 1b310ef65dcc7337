/** Whether a page of this browser may ask for notifications. Whether the device can show one is known when it has. */
export const canAskToNotify = (): boolean => 'Notification' in window;

/** Whether the person allows this site's notifications. */
export const mayNotify = (): boolean => canAskToNotify() && Notification.permission === 'granted';

/** Has the browser ask the person; false when they do not allow it, or the browser will not ask. */
export async function askToNotify(): Promise<boolean> {
  try {
    return (await Notification.requestPermission()) === 'granted';
  } catch {
    return false;
  }
}

/** Shows a quiet notification that takes the place of the one before. Null where a page cannot: Chrome on Android throws. */
export function notify(title: string, body: string): Notification | null {
  try {
    return new Notification(title, { body, tag: 'gangway-chat', silent: true });
  } catch {
    return null;
  }
}
