import { useState } from 'react';
import type { OwnDetails, TravellerDetails } from '../../../api/records';
import { Panel } from '../../../features/booking/frame/Panel';
import { fullName } from '../../../../../backend/contracts/person-name';
import { Said } from '../../../ui/Said';
import { summaryId } from './FoldedPart';
import { QuestionsSection } from './QuestionsSection';
import { RecordSection } from './RecordSection';
import { QUESTIONS, type Section, type SectionId, SECTIONS, sectionsOf } from './sections';
import styles from './TravellerPanel.module.css';

interface Props {
  details: OwnDetails;
  traveller: TravellerDetails;
}

const nextMissing = ({ details, traveller }: Props, after?: SectionId): Section | undefined =>
  sectionsOf(details).find(({ id, told }) => id !== after && !told(traveller));

/** Whoever is elsewhere on the page by the time a part is saved stays there. */
function hasLeft(part: Element | null | undefined): boolean {
  const at = document.activeElement;
  return at !== null && at !== document.body && part?.contains(at) === false;
}

/** A traveller's record in parts. What is missing is open first; a saved part closes and leads to the next. */
export function TravellerPanel({ details, traveller }: Props) {
  const of = { details, traveller };
  const [openId, setOpenId] = useState<SectionId | null>(() => nextMissing(of)?.id ?? null);
  const [saved, setSaved] = useState<{ title: string; turn: number } | null>(null);

  const goOn = (section: Section) => {
    const next = nextMissing(of, section.id);
    setSaved((before) => ({ title: section.title, turn: (before?.turn ?? 0) + 1 }));
    if (hasLeft(document.getElementById(summaryId(traveller, section))?.parentElement))
      return setOpenId((now) => (now === section.id ? null : now));
    setOpenId(next?.id ?? null);
    document.getElementById(summaryId(traveller, next ?? section))?.focus();
  };
  const part = (section: Section) => ({
    ...of,
    isOpen: openId === section.id,
    onToggle: (isOpen: boolean) =>
      setOpenId((now) => (isOpen ? section.id : now === section.id ? null : now)),
    onSaved: () => goOn(section),
  });
  const name = fullName(traveller);

  return (
    <Panel title={name} action={traveller.isYou ? <span className={styles.you}>You</span> : undefined}>
      <div>
        {SECTIONS.map((section) => (
          <RecordSection key={section.id} section={section} {...part(section)} />
        ))}
        {details.questions.length > 0 && <QuestionsSection {...part(QUESTIONS)} />}
        <Said about={saved?.turn ?? 0} className={styles.saved}>
          {saved && `${saved.title}: saved.`}
        </Said>
      </div>
    </Panel>
  );
}
