/** What is pasted or dropped, as far as it decides where it goes. */
type Transfer = Pick<DataTransfer, 'getData'>;

const ADDRESS = /^(?:https?|file|data|blob):\S*$/i;

/**
 * Whether somebody brings words. Office programs put a picture of the copied text beside it: then the text is meant. The
 * address beside a picture is the picture's own.
 */
export function bringsWords(transfer: Transfer): boolean {
  const text = transfer.getData('text/plain').trim();
  return text !== '' && !ADDRESS.test(text);
}
