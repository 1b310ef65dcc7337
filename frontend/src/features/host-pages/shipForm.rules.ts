import type { ChangeShip } from '../../api/host/hostTripPages';
import { linesOf, textOf } from './typed.rules';

type ShipContent = Omit<ChangeShip, 'version'>;
type ReasonValues = ShipContent['reasons'][number];
type FigureValues = ShipContent['figures'][number];
type GroupValues = ShipContent['amenities'][number];
type AmenityValues = GroupValues['amenities'][number];
type ExtraValues = ShipContent['extras'][number];

interface NoteValues {
  title: string;
  points: string;
}

/** The ship's page as it is typed: what is a list of texts is one text, a line each. */
export interface ShipValues extends Omit<ShipContent, 'notes' | 'included' | 'notIncluded'> {
  notes: NoteValues[];
  included: string;
  notIncluded: string;
}

export function shipValues(ship: ShipContent): ShipValues {
  const { title, lead, summary, cover, durationNote, groupNote, destinationNote } = ship;
  const { reasons, figures, figuresPicture, amenities, extras, notes, included, notIncluded } = ship;
  return {
    ...{ title, lead, summary, cover, durationNote, groupNote, destinationNote },
    ...{ reasons, figures, figuresPicture, amenities, extras },
    notes: notes.map((note) => ({ ...note, points: textOf(note.points) })),
    included: textOf(included),
    notIncluded: textOf(notIncluded),
  };
}

export function shipBody({ notes, included, notIncluded, ...ship }: ShipValues): ShipContent {
  return {
    ...ship,
    notes: notes.map((note) => ({ ...note, points: linesOf(note.points) })),
    included: linesOf(included),
    notIncluded: linesOf(notIncluded),
  };
}

export const freshReason = (): ReasonValues => ({ title: '', description: '', picture: '', alt: '' });
export const freshFigure = (): FigureValues => ({ value: '', name: '', note: '' });
export const freshGroup = (): GroupValues => ({ icon: 'anchor', title: '', amenities: [], note: '' });
export const freshAmenity = (): AmenityValues => ({ name: '', note: '' });
export const freshExtra = (): ExtraValues => ({ icon: 'anchor', title: '', description: '' });
export const freshNote = (): NoteValues => ({ title: '', points: '' });
