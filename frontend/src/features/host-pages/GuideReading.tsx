import type { HostGuide } from '../../api/host/hostTripPages';
import type { ReadingProps } from './editedTrip';
import { Entries, Points, ReadPicture, Texts } from './ReadingParts';
import { ReadPanel } from './ReadPanel';
import { StockNote } from './StockNote';

const weeks = (count: number) => `${count} ${count === 1 ? 'week' : 'weeks'} before departure`;

/** How the guests of a trip get ready, as a co-host reads it: its owner alone writes it. */
export function GuideReading({ part: guide }: ReadingProps<HostGuide>) {
  const { steps, documents, packing, fitness, weather, weatherNotes, ashore, links } = guide;
  const texts = [
    ['Title', guide.title],
    ['Lead', guide.lead],
  ] as const;
  const timeline = steps.map(({ weeksBefore, title, tasks }) => ({
    where: weeks(weeksBefore),
    title,
    points: tasks,
  }));
  const groups = packing.map(({ title, items }) => ({
    title,
    points: items.map(({ name, isEssential }) => (isEssential ? `${name} (essential)` : name)),
  }));
  const figures = weather.map(({ name, value, note }) => ({ where: name, title: value, description: note }));
  const pages = links.map(({ name, about, url }) => ({ title: name, points: [about, url].filter(Boolean) }));
  return (
    <>
      <ReadPanel title="First screen">
        {guide.version === 0 && <StockNote />}
        <Texts texts={texts} empty="Nothing" />
        <ReadPicture {...guide.cover} />
      </ReadPanel>
      <ReadPanel title="Timeline" isEmpty={steps.length === 0}>
        <Entries entries={timeline} />
      </ReadPanel>
      <ReadPanel title="Further documents" isEmpty={documents.length === 0}>
        <Entries entries={documents} />
      </ReadPanel>
      <ReadPanel title="Packing list" isEmpty={packing.length === 0}>
        <Entries entries={groups} />
      </ReadPanel>
      <ReadPanel title="Physical preparation" isEmpty={!guide.fitnessLead && fitness.length === 0}>
        <p>{guide.fitnessLead}</p>
        <Entries entries={fitness} />
        <ReadPicture {...guide.fitnessPicture} />
      </ReadPanel>
      <ReadPanel title="Weather" isEmpty={![guide.weatherLead, ...weather, ...weatherNotes].some(Boolean)}>
        <p>{guide.weatherLead}</p>
        <Entries entries={figures} />
        <Points points={weatherNotes} />
      </ReadPanel>
      <ReadPanel title="Ashore and links" isEmpty={ashore.length + links.length === 0}>
        <Points points={ashore} />
        <Entries entries={pages} />
      </ReadPanel>
    </>
  );
}
