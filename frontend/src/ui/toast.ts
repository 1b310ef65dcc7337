import { toast } from 'sonner';

interface ToastText {
  title: string;
  description?: string;
}

// One id for all: a new toast takes the place of the one on screen, so only one is ever visible.
const THE_TOAST = 'toast';

/** Says that something worked; goes after five seconds. */
export function toastSuccess({ title, description }: ToastText): void {
  toast.success(title, { id: THE_TOAST, description, duration: 5000 });
}

/** Says that something failed and stays until dismissed. Never the only place where an error is shown. */
export function toastError({ title, description }: ToastText): void {
  toast.error(title, { id: THE_TOAST, description, duration: Infinity });
}
