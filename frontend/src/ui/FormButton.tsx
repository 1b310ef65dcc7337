import Button from '@mui/material/Button';
import { Children, type ComponentProps } from 'react';
import { whileOff } from './whileOff';

type Props = ComponentProps<typeof Button> & {
  /** It has nothing to do now, or does it already: pressed it does nothing, and it keeps the focus. */
  isOff?: boolean;
};

const isText = (child: unknown) => typeof child === 'string' || typeof child === 'number';

/**
 * MUI's button. MUI draws its ripple beside the label, and a page translator takes out a text that stands beside others: the
 * old label, with its old amount, would stay. In an element of its own the label is set as a whole.
 */
export function FormButton({ isOff = false, onClick, children, ...rest }: Props) {
  const parts = Children.toArray(children);
  return (
    <Button {...whileOff(isOff, onClick)} {...rest}>
      {parts.every(isText) ? <span>{parts.join('')}</span> : children}
    </Button>
  );
}
