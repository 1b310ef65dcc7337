import InputAdornment from '@mui/material/InputAdornment';
import { Search } from 'lucide-react';
import { MOST } from '../../../../backend/contracts/text-limits';
import { held } from './bindings';
import { TextField } from './TextField';

interface Props {
  label: string;
  /** By what one finds. */
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
}

const GLASS = (
  <InputAdornment position="start">
    <Search aria-hidden="true" size={18} strokeWidth={1.75} />
  </InputAdornment>
);

/** Finds rows while one types. */
export function SearchField({ label, placeholder, value, onChange }: Props) {
  return (
    <TextField
      isSmall
      label={label}
      most={MOST.search}
      binding={held(value, onChange)}
      start={GLASS}
      input={{ type: 'search', autoComplete: 'off', spellCheck: false, placeholder }}
    />
  );
}
