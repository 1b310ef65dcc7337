import type { TripGuide } from '../../api/guestGuide';

interface Part {
  /** Of its section, for a link to it. */
  id: string;
  title: string;
  /** Whether the guide says anything there. */
  isThere: (guide: TripGuide) => boolean;
}

const always = () => true;

export const PARTS = [
  { id: 'timeline', title: 'Timeline', isThere: ({ steps }) => steps.length > 0 },
  { id: 'documents', title: 'Documents', isThere: always },
  {
    id: 'packing',
    title: 'Packing list',
    isThere: ({ packing }) => packing.some(({ items }) => items.length > 0),
  },
  {
    id: 'fitness',
    title: 'Physical preparation',
    isThere: ({ fitnessLead, fitness }) => fitnessLead !== '' || fitness.length > 0,
  },
  {
    id: 'weather',
    title: 'Weather',
    isThere: ({ weatherLead, weather, weatherNotes }) =>
      weatherLead !== '' || weather.length + weatherNotes.length > 0,
  },
  { id: 'resources', title: 'Resources', isThere: always },
] as const satisfies readonly Part[];

type PartId = (typeof PARTS)[number]['id'];

/** Whether a part of the guide is shown, and linked to: where its hosts say nothing it is left out. */
export function isShown(guide: TripGuide, id: PartId): boolean {
  return PARTS.some((part) => part.id === id && part.isThere(guide));
}
