import { copyText } from '../lib/browser/copyText';
import { toastError, toastSuccess } from './toast';

/** Puts a text on the clipboard, and says whether the browser has allowed it: to the person, and to who asked for it. */
export async function copyAloud(text: string): Promise<boolean> {
  const isCopied = await copyText(text);
  if (isCopied) toastSuccess({ title: 'Copied' });
  else toastError({ title: 'Not copied', description: 'Your browser does not allow it.' });
  return isCopied;
}
