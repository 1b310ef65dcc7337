import { ChevronDown, CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode, ToggleEvent } from 'react';
import type { OwnDetails, TravellerDetails } from '../../../api/records';
import styles from './RecordSection.module.css';
import type { Section } from './sections';

export interface PartProps {
  details: OwnDetails;
  traveller: TravellerDetails;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onSaved: () => void;
}

interface Props extends Omit<PartProps, 'onSaved'> {
  section: Section;
  children: ReactNode;
}

export function summaryId({ position }: TravellerDetails, { id }: Pick<Section, 'id'>): string {
  return `record-${position}-${id}`;
}

/** A part of a traveller's record: closed it says what stands there, open it is a form. */
export function FoldedPart({ section, details, traveller, isOpen, onToggle, children }: Props) {
  const told = section.told(traveller, details);
  const Icon = told ? CircleCheck : CircleAlert;
  return (
    <details
      className={styles.section}
      open={isOpen}
      onToggle={({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => onToggle(currentTarget.open)}
    >
      <summary className={styles.summary} id={summaryId(traveller, section)}>
        <Icon
          aria-hidden="true"
          size={22}
          strokeWidth={1.75}
          className={told ? styles.told : styles.missing}
        />
        <span className={styles.words}>
          <span className={styles.title}>{section.title}</span>
          <span className={styles.text}>{told || 'Still missing'}</span>
        </span>
        <ChevronDown aria-hidden="true" size={20} strokeWidth={1.75} className={styles.chevron} />
      </summary>
      {children}
    </details>
  );
}
