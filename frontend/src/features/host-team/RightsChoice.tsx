import type { Rights } from '../../api/host/hostTeam';
import { Tick } from '../../ui/form/Tick';
import styles from './team.module.css';

export const RIGHT_WORDS = { money: 'Money', documents: 'Documents', messages: 'Messages' } as const;
const RIGHTS = ['money', 'documents', 'messages'] as const;

interface Props {
  label: string;
  rights: Rights;
  isFixed?: boolean;
  onChange: (right: keyof Rights, isGiven: boolean) => void;
}

/** What a co-host may do, right by right. */
export function RightsChoice({ label, rights, isFixed = false, onChange }: Props) {
  return (
    <fieldset className={styles.rights} disabled={isFixed}>
      <legend className="visually-hidden">{label}</legend>
      {RIGHTS.map((right) => (
        <Tick
          key={right}
          isTicked={rights[right]}
          disabled={isFixed}
          onTick={(isTicked) => onChange(right, isTicked)}
        >
          {RIGHT_WORDS[right]}
        </Tick>
      ))}
    </fieldset>
  );
}
