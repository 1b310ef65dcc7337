/**
 * Where the chunks lie of forms: the steps of a booking, the ways in, and whatever else a visitor fills in. A file of its own
 * for the reason of browserPages.ts: the pages on which people decide whether to come along carry none of it.
 */
export const FORM_PAGES = {
  guestInfo: () => import('../pages/guest-info/GuestInfoPage'),
  checkout: () => import('../pages/checkout/CheckoutPage'),
  bookingForm: () => import('../pages/booking-form/BookingFormPage'),
  payment: () => import('../pages/payment/PaymentPage'),
  confirmation: () => import('../pages/confirmation/ConfirmationPage'),
  contact: () => import('../pages/contact/ContactPage'),
  login: () => import('../pages/login/LoginPage'),
  register: () => import('../pages/register/RegisterPage'),
};

/** Asks who is there, in a dialog over any page. */
export const loadProofDialog = () => import('../features/account/ProofDialog');
