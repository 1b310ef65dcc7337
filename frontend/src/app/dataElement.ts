/** JSON inside HTML, where no script runs it. `<` is escaped: no text within can end the element. */
export function dataElement(type: 'application/json' | 'application/ld+json', data: object, id = ''): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="${type}"${id && ` id="${id}"`}>${json}</script>`;
}
