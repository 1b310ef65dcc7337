import type { Components } from '@mui/material/styles';

const OUTLINE = '.MuiOutlinedInput-notchedOutline';

/** Form controls: 52 px fields with a border of at least 3:1, labels above them in full contrast. */
export const inputStyles: Components = {
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        minHeight: 'var(--control-public)',
        borderRadius: 'var(--radius-input)',
        backgroundColor: 'var(--color-surface)',
        [`& ${OUTLINE}`]: { borderColor: 'var(--color-control)' },
        [`&:hover:not(.Mui-error) ${OUTLINE}`]: { borderColor: 'var(--color-text)' },
      },
      // The height is the control's; on the desk's windows it is less than a line with MUI's own padding.
      sizeSmall: { minHeight: 'var(--control-portal)', '& input': { paddingBlock: 'var(--space-1)' } },
      // Autofill would paint its own pale blue, unreadable in the dark.
      input: {
        '&:-webkit-autofill': {
          WebkitBoxShadow: '0 0 0 100px var(--color-primary-soft) inset',
          WebkitTextFillColor: 'var(--color-text)',
          caretColor: 'var(--color-text)',
          borderRadius: 'inherit',
        },
        // The field's frame shows focus; the ring of base.css would be drawn inside it.
        '&:focus-visible': { outline: 'none', boxShadow: 'none' },
      },
    },
  },
  MuiFormLabel: {
    styleOverrides: { root: { color: 'var(--color-text)', fontWeight: 600, lineHeight: 1.4 } },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { marginInline: 0, fontSize: 'var(--text-15)', color: 'var(--color-muted)' } },
  },
};
