import { Radios } from '../../ui/form/Radios';

const TYPES = [
  { value: 'guest', label: 'Guest' },
  { value: 'host', label: 'Host' },
] as const;

type AccountType = (typeof TYPES)[number]['value'];

interface Props {
  value: AccountType;
  onChange: (type: AccountType) => void;
}

/** Guest or Host, and what choosing Host means. */
export function AccountTypeField({ value, onChange }: Props) {
  return (
    <Radios<AccountType>
      label="Account type"
      labelIs="field"
      name="role"
      options={TYPES}
      value={value}
      isInRow
      hint="A Host account is approved by an existing host; until then it works as a guest's."
      onChoose={onChange}
    />
  );
}
