import type { HostFront } from '../../api/host/hostTripPages';
import type { ReadingProps } from './editedTrip';
import { Entries, Texts } from './ReadingParts';
import { ReadPanel } from './ReadPanel';

/** A trip's home page as a co-host reads it: its owner alone writes it. */
export function FrontReading({ part: { slides, cards, ...front } }: ReadingProps<HostFront>) {
  const texts = [
    ['Headline', front.headline.join(' / ')],
    ['Lead', front.lead],
    ['The group', front.group],
    ['Summary for search engines', front.summary],
    ['Title over the cards', front.cardsTitle],
  ] as const;
  return (
    <>
      <ReadPanel title="First screen">
        <Texts texts={texts} empty="Told by the trip itself" />
      </ReadPanel>
      <ReadPanel title="Slides" isEmpty={slides.length === 0}>
        <Entries entries={slides} />
      </ReadPanel>
      <ReadPanel title="Cards" isEmpty={cards.length === 0}>
        <Entries entries={cards} />
      </ReadPanel>
    </>
  );
}
