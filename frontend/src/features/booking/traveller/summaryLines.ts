import {
  FIELD_ORDER,
  fieldRow,
  type TravellerField,
} from '../../../../../backend/contracts/traveller-fields';
import type { Problems } from './travellerProblems';

/** A line of the error summary: what is wrong, and the id of the control that mends it. */
export interface SummaryLine {
  controlId: string;
  message: string;
}

/** The id of a traveller's control; a date starts with its month. */
export function controlId(traveller: number, field: TravellerField): string {
  return `guest${traveller + 1}-${field}${fieldRow(field).kind === 'date' ? '-month' : ''}`;
}

/** One line a problem, guest by guest, in the order of the form. With two guests each line says whose field it is. */
export function summaryLines(problems: readonly Problems[]): SummaryLine[] {
  return problems.flatMap((ofOne, traveller) =>
    FIELD_ORDER.flatMap((field) => {
      const message = ofOne[field];
      if (!message) return [];
      const whose = problems.length > 1 ? `Guest ${traveller + 1}: ` : '';
      return [{ controlId: controlId(traveller, field), message: `${whose}${message}` }];
    }),
  );
}

/** The server's refusals by field, such as `travellers.0.email`, as problems of each traveller. */
export function problemsOfFields(fields: Record<string, string>, travellers: number): Problems[] {
  const problems: Problems[] = Array.from({ length: travellers }, () => ({}));
  for (const [path, message] of Object.entries(fields)) {
    const [, index, name] = /^travellers\.(\d)\.(\w+)$/.exec(path) ?? [];
    const field = FIELD_ORDER.find((known) => known === name);
    const ofOne = problems[Number(index)];
    if (field && ofOne) ofOne[field] = message;
  }
  return problems;
}
