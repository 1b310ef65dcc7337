type Piece = { text: string; href?: string };

const ADDRESS = /https?:\/\/[^\s<>"']+/gi;
// A sentence's own punctuation is not part of the address it ends with.
const TRAILING = /[.,;:!?)\]}*_]+$/;

function toHref(address: string): string | undefined {
  try {
    const { protocol, href } = new URL(address);
    return protocol === 'http:' || protocol === 'https:' ? href : undefined;
  } catch {
    // Looks like an address and is none: it stays text.
    return undefined;
  }
}

function closesOwnBracket(address: string): boolean {
  return address.endsWith(')') && address.split('(').length === address.split(')').length;
}

/** Cuts a message into plain text and http(s) addresses. Nothing is ever read as HTML; joined, the pieces are the text. */
export function linkify(content: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of content.matchAll(ADDRESS)) {
    const address = closesOwnBracket(match[0]) ? match[0] : match[0].replace(TRAILING, '');
    const href = toHref(address);
    if (!href) continue;
    if (match.index > from) pieces.push({ text: content.slice(from, match.index) });
    pieces.push({ text: address, href });
    from = match.index + address.length;
  }
  if (from < content.length) pieces.push({ text: content.slice(from) });
  return pieces;
}
