import type { Components } from '@mui/material/styles';
import { feedbackStyles } from './themeFeedback';
import { inputStyles } from './themeInputs';

const px = (token: string) => `var(--${token})`;

/** How single MUI components differ from Google's: sizes, corners, depth and our own focus ring. */
export const componentStyles: Components = {
  ...inputStyles,
  ...feedbackStyles,
  // The two-tone ring of base.css marks focus; a ripple would be a second, weaker mark.
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'contained', size: 'large' },
    styleOverrides: {
      root: {
        borderRadius: px('radius-button'),
        '&:active': { transform: 'scale(0.98)' },
        // A busy button looks disabled and is not: whileOff.ts.
        '&[aria-disabled="true"]': {
          borderColor: px('color-hairline'),
          color: px('color-muted'),
          cursor: 'not-allowed',
          transform: 'none',
        },
      },
      contained: {
        // Where colors are forced there are no grounds: a border is what is left of a button.
        border: '1px solid transparent',
        '&[aria-disabled="true"], &[aria-disabled="true"]:hover': { backgroundColor: px('color-raised') },
      },
      sizeLarge: { minHeight: px('control-public'), paddingInline: 26, fontSize: px('text-16') },
      sizeMedium: { minHeight: px('control-portal'), paddingInline: 20, fontSize: px('text-15') },
      sizeSmall: { minHeight: px('control-dense'), paddingInline: 14, fontSize: px('text-15') },
      outlined: { borderColor: px('color-control') },
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiChip: { styleOverrides: { root: { borderRadius: px('radius-chip'), fontWeight: 600 } } },
};
