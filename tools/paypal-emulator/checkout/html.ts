/** Markup that is safe to send. */
export class Html {
  constructor(readonly text: string) {}
}

type Piece = string | number | Html | Html[] | null | undefined;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A template whose values are escaped, unless they are markup themselves; null and undefined leave nothing. */
export function html(parts: TemplateStringsArray, ...values: Piece[]): Html {
  return new Html(parts.map((part, index) => part + render(values[index])).join(''));
}

/** Text the emulator wrote itself, such as its style sheet. Never for a value from outside. */
export function trusted(text: string): Html {
  return new Html(text);
}

function render(value: Piece): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map((item) => item.text).join('');
  return String(value).replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
