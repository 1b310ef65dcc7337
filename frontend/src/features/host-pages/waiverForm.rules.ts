import { plainLine } from '../../../../backend/contracts/plain-line';
import { saysTheSame, type WaiverWords } from '../../../../backend/contracts/waiver';
import type { HostWaiver } from '../../api/host/hostWaiver';

/** A waiver as it is typed. Named as the server names its fields, for its sentences. */
export type WaiverValues = Pick<HostWaiver, 'title' | 'sections'>;

export const waiverValues = ({ title, sections }: WaiverValues): WaiverValues => ({
  title,
  sections: sections.map((section) => ({ title: section.title, text: section.text })),
});

export const freshSection = (): WaiverValues['sections'][number] => ({ title: '', text: '' });

/** How many have signed what is in force; of a trip without travellers, that there are none. */
export function signedWords({ signed, travellers }: NonNullable<HostWaiver['tally']>): string {
  if (travellers === 0) return 'Nobody travels on this trip yet.';
  return `${signed} of ${travellers === 1 ? '1 traveller' : `${travellers} travellers`} signed it.`;
}

/** Whether what is typed says what is in force, but for blanks that are not kept: saving it asks nobody. */
export const saysNothingNew = ({ title, sections }: WaiverValues, kept: WaiverWords): boolean =>
  saysTheSame(
    {
      title: plainLine(title),
      sections: sections.map((section) => ({ title: plainLine(section.title), text: section.text.trim() })),
    },
    kept,
  );

/** Whom other words ask once more. */
export const askedAgain = (signed: number): string =>
  signed === 1
    ? 'One traveller has signed what is in force, and is asked to sign again.'
    : `${signed} travellers have signed what is in force, and are asked to sign again.`;
