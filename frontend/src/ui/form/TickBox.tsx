import type { ReactNode } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';
import { Tick } from './Tick';

interface Props {
  // Any form's boolean field: only what every one of them has is used.
  field: Pick<ControllerRenderProps, 'name' | 'onBlur' | 'ref'> & {
    value: boolean;
    onChange: (isTicked: boolean) => void;
  };
  error?: string | undefined;
  children: ReactNode;
}

/** A box to tick that a form of react-hook-form holds. */
export function TickBox({ field: { value, onChange, ...field }, error, children }: Props) {
  return (
    <Tick {...field} isTicked={value} onTick={onChange} error={error}>
      {children}
    </Tick>
  );
}
