import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

type AccountType = 'guest' | 'host';

interface Props {
  value: AccountType;
  onChange: (type: AccountType) => void;
}

/** Guest or Host, and what choosing Host means. */
export function AccountTypeField({ value, onChange }: Props) {
  return (
    <FormControl>
      <FormLabel id="account-type">Account type</FormLabel>
      <RadioGroup
        row
        name="role"
        aria-labelledby="account-type"
        aria-describedby="account-type-note"
        value={value}
        onChange={(_, chosen) => onChange(chosen === 'host' ? 'host' : 'guest')}
      >
        <FormControlLabel value="guest" control={<Radio />} label="Guest" />
        <FormControlLabel value="host" control={<Radio />} label="Host" />
      </RadioGroup>
      <FormHelperText id="account-type-note">
        A Host account is approved by an existing host; until then it works as a guest's.
      </FormHelperText>
    </FormControl>
  );
}
