/** A piece of a mail's text; `href` when it is a link that may be followed here. */
export interface Piece {
  text: string;
  href?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g;

/**
 * Splits a plain text at its links. Only links to this very site can be followed, as paths; others stay text, for a demo's
 * outbox is no place to leave from.
 * @param origin this site's origin.
 */
export function linkify(text: string, origin: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push(pieceOf(address, origin));
    end = index + address.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

function pieceOf(address: string, origin: string): Piece {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.origin !== origin) return { text: address };
  return { text: address, href: `${url.pathname}${url.search}${url.hash}` };
}
