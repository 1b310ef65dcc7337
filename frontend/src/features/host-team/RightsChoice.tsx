import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { Rights } from '../../api/host/hostTeam';
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
        <FormControlLabel
          key={right}
          label={RIGHT_WORDS[right]}
          control={
            <Checkbox
              checked={rights[right]}
              disabled={isFixed}
              onChange={(_, isTicked) => onChange(right, isTicked)}
            />
          }
        />
      ))}
    </fieldset>
  );
}
