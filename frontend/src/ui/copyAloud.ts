import { copyText } from '../lib/browser/copyText';
import { toastError, toastSuccess } from './toast';

/** Puts a text on the clipboard, and says whether the browser has allowed it. */
export async function copyAloud(text: string): Promise<void> {
  if (await copyText(text)) toastSuccess({ title: 'Copied' });
  else toastError({ title: 'Not copied', description: 'Your browser does not allow it.' });
}
