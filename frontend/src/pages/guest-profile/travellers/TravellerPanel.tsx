import { useState } from 'react';
import type { OwnDetails, TravellerDetails } from '../../../api/records';
import { Panel } from '../../../features/booking/Panel';
import { fullName } from '../../../../../backend/contracts/person-name';
import { RecordSection, summaryId } from './RecordSection';
import { type Section, type SectionId, SECTIONS } from './sections';
import styles from './TravellerPanel.module.css';

interface Props {
  details: OwnDetails;
  traveller: TravellerDetails;
}

const nextMissing = (traveller: TravellerDetails, after?: SectionId): Section | undefined =>
  SECTIONS.find(({ id, told }) => id !== after && !told(traveller));

/** A traveller's record in parts. What is missing is open first; a saved part closes and leads to the next. */
export function TravellerPanel({ details, traveller }: Props) {
  const [openId, setOpenId] = useState<SectionId | null>(() => nextMissing(traveller)?.id ?? null);
  const [savedTitle, setSavedTitle] = useState<string | null>(null);

  const goOn = (saved: Section) => {
    const next = nextMissing(traveller, saved.id);
    setOpenId(next?.id ?? null);
    setSavedTitle(saved.title);
    document.getElementById(summaryId(traveller, next ?? saved))?.focus();
  };
  const name = fullName(traveller);

  return (
    <Panel title={name} action={traveller.isYou ? <span className={styles.you}>You</span> : undefined}>
      <div>
        {SECTIONS.map((section) => (
          <RecordSection
            key={section.id}
            section={section}
            details={details}
            traveller={traveller}
            isOpen={openId === section.id}
            onToggle={(isOpen) => setOpenId((now) => (isOpen ? section.id : now === section.id ? null : now))}
            onSaved={() => goOn(section)}
          />
        ))}
        <output className={styles.saved}>{savedTitle && `${savedTitle}: saved.`}</output>
      </div>
    </Panel>
  );
}
