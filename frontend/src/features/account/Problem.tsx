import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';

/** Why an attempt failed, in the form itself: a toast goes away, this stays. */
export function Problem({ title, description }: { title: string; description: string }) {
  return (
    <Alert severity="error">
      <AlertTitle>{title}</AlertTitle>
      {description}
    </Alert>
  );
}
