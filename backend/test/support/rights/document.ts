import { ACTOR_NAMES, ACTORS } from './actors.js';
import { REST_DOORS } from './doors.js';
import { type Row, rowsByKind } from './kinds.js';
import { SOCKET_DOORS } from './socket-doors.js';

const HEAD = `# Who may open which door

Made of the table that \`backend/test/rights.spec.ts\` walks, and checked against it: every door of the REST interface
(read from the OpenAPI document) and every event of the sockets (read from the contract) is knocked at by everybody
below. After a change of the table: \`UPDATE_RIGHTS=1 npm test -w backend -- test/rights.spec.ts --selectProjects integration\`.

A mark says that the gate opens; what is asked for may still be wrong or too late. A number is the refusal: 401 log in,
402 pay first, 403 not allowed, 404 not there for you. A socket refuses with the word for it.

Who runs the site works on the machine, with the commands and the environment that \`deploy/README.md\` describes. Their
account is an operator's beside being a guest's or a host's: the doors that this opens are theirs whatever else they are.
`;

/** docs/rights.md */
export function rightsDocument(): string {
  const people = ACTOR_NAMES.map((name) => `- **${name}**: ${ACTORS[name]}`);
  const doors = new Map<string, string[]>();
  for (const [door, kind] of [...REST_DOORS, ...Object.entries(SOCKET_DOORS)]) {
    doors.set(kind, [...(doors.get(kind) ?? []), door]);
  }
  const kinds = [...rowsByKind()].filter(([kind]) => doors.has(kind));
  const lists = kinds.map(
    ([kind]) => `### ${kind}\n\n${(doors.get(kind) ?? []).map((door) => `- \`${door}\``).join('\n')}`,
  );
  const [rest, events] = [REST_DOORS.size, Object.keys(SOCKET_DOORS).length];
  const count = `${rest} doors and ${events} events, ${people.length} people: ${(rest + events) * people.length} knocks.`;
  return `${[HEAD, people.join('\n'), count, '## The table', table(kinds), '## The doors of each kind', ...lists].join('\n\n')}\n`;
}

function table(kinds: [string, Row][]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const cell = (row: Row) => ACTOR_NAMES.map((name) => (row[name] === 'yes' ? '✓' : row[name]));
  return [
    line(['door', ...ACTOR_NAMES]),
    line(['---', ...ACTOR_NAMES.map(() => ':-:')]),
    ...kinds.map(([kind, row]) => line([kind, ...cell(row)])),
  ].join('\n');
}
