type Piece = { text: string; href?: string };

// What ends an address wherever it stands: blanks, quotes, brackets of HTML, and the punctuation of scripts that write no
// blank after a sentence.
const ADDRESS =
  /https?:\/\/[^\s<>"“”„‟«»‹›…\u3001-\u3003\u3008-\u301f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]+/gi;
// A sentence's own punctuation is not part of the address it ends with.
const TRAILING = /[.,;:!?*_'‘’‚]$/;
const BRACKETS: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

function toHref(address: string): string | undefined {
  try {
    const { protocol, href } = new URL(address);
    return protocol === 'http:' || protocol === 'https:' ? href : undefined;
  } catch {
    // Looks like an address and is none: it stays text.
    return undefined;
  }
}

/** Whether an address ends with a bracket that was opened before it. */
function closesAnothers(address: string): boolean {
  const close = address.at(-1) ?? '';
  const open = BRACKETS[close];
  return open !== undefined && address.split(close).length > address.split(open).length;
}

/** An address without what belongs to the sentence round it; brackets of its own stay. */
function addressOf(found: string): string {
  let address = found;
  while (TRAILING.test(address) || closesAnothers(address)) address = address.slice(0, -1);
  return address;
}

/** Cuts a message into plain text and http(s) addresses. Nothing is ever read as HTML; joined, the pieces are the text. */
export function linkify(content: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of content.matchAll(ADDRESS)) {
    const address = addressOf(match[0]);
    const href = toHref(address);
    if (!href) continue;
    if (match.index > from) pieces.push({ text: content.slice(from, match.index) });
    pieces.push({ text: address, href });
    from = match.index + address.length;
  }
  if (from < content.length) pieces.push({ text: content.slice(from) });
  return pieces;
}
