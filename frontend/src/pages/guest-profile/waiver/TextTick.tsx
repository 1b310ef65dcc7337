import type { ReactNode } from 'react';
import { type Control, Controller } from 'react-hook-form';
import { TickBox } from '../../../ui/form/TickBox';

/** A signature as it is typed. A tick is kept as the name of the text that it was set to; empty for none. */
export interface Entries {
  signedName: string;
  agrees: string;
  hasConsent: string;
}

interface Props {
  control: Control<Entries>;
  name: 'agrees' | 'hasConsent';
  /** The name of the text that stands on the page. */
  text: string;
  /** What is said where it is not ticked. */
  missing: string;
  children: ReactNode;
}

const CHANGED = 'The waiver has changed. Please read it again before you tick';

/** A box to tick for what a text says: once another stands in its place the tick is gone, and the box says why. */
export function TextTick({ control, name, text, missing, children }: Props) {
  return (
    <Controller
      control={control}
      name={name}
      rules={{ validate: (ticked) => ticked === text || missing }}
      render={({ field: { value, onChange, ...field }, fieldState: { error } }) => {
        const isTicked = value === text;
        const wasForAnother = value !== '' && !isTicked;
        const tick = (isSet: boolean) => onChange(isSet ? text : '');
        return (
          <TickBox
            field={{ ...field, value: isTicked, onChange: tick }}
            error={wasForAnother ? CHANGED : error?.message}
          >
            {children}
          </TickBox>
        );
      }}
    />
  );
}
