import type { HostShip } from '../../api/host/hostTripPages';
import type { ReadingProps } from './editedTrip';
import { Entries, ReadPicture, Texts } from './ReadingParts';
import { ReadPanel } from './ReadPanel';
import { StockNote } from './StockNote';

const NOTHING = 'Nothing';

/** The page of a trip's ship as a co-host reads it: its owner alone writes it. */
export function ShipReading({ part: ship }: ReadingProps<HostShip>) {
  const { reasons, figures, figuresPicture, amenities, extras, notes, included, notIncluded } = ship;
  const texts = [
    ['Title', ship.title],
    ['Lead', ship.lead],
    ['Summary for search engines', ship.summary],
  ] as const;
  const facts = [
    ['Under the duration', ship.durationNote],
    ['Under the number of guests', ship.groupNote],
    ['Under the destination', ship.destinationNote],
  ] as const;
  const figured = figures.map(({ value, name, note }) => ({ where: name, title: value, description: note }));
  const groups = amenities.map((group) => ({
    title: group.title,
    points: group.amenities.map(({ name, note }) => [name, note].filter(Boolean).join(': ')),
    description: group.note,
  }));
  const fare = [
    { title: 'Included', points: included },
    { title: 'Not included', points: notIncluded },
  ].map(({ title, points }) => ({ title, points, description: points.length ? '' : NOTHING }));
  return (
    <>
      <ReadPanel title="First screen">
        {ship.version === 0 && <StockNote />}
        <Texts texts={texts} empty={NOTHING} />
        <ReadPicture {...ship.cover} />
      </ReadPanel>
      <ReadPanel title="Facts in short">
        <Texts texts={facts} empty={NOTHING} />
      </ReadPanel>
      <ReadPanel title="Highlights" isEmpty={reasons.length === 0}>
        <Entries entries={reasons} />
      </ReadPanel>
      <ReadPanel title="The ship in figures" isEmpty={figures.length === 0}>
        <Entries entries={figured} />
        <ReadPicture {...figuresPicture} />
      </ReadPanel>
      <ReadPanel title="On board" isEmpty={amenities.length === 0}>
        <Entries entries={groups} />
      </ReadPanel>
      <ReadPanel title="More to look forward to" isEmpty={extras.length === 0}>
        <Entries entries={extras} />
      </ReadPanel>
      <ReadPanel title="Good to know" isEmpty={notes.length === 0}>
        <Entries entries={notes} />
      </ReadPanel>
      <ReadPanel title="What the fare holds">
        <Entries entries={fare} />
      </ReadPanel>
    </>
  );
}
