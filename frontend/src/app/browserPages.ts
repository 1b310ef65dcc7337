/**
 * Where the chunks lie of pages behind a login, or a mailed link. A file of its own, for a
 * table of their chunks and of all that these share would be a tenth of the start's own scripts, and most people who read
 * the public pages come to none of them.
 */
export const BROWSER_PAGES = {
  guests: () => import('../pages/guests/GuestsPage'),
  guestHomepage: () => import('../pages/guest-homepage/GuestHomepagePage'),
  chat: () => import('../pages/chat/ChatPage'),
  preparation: () => import('../pages/preparation/PreparationPage'),
  setPassword: () => import('../pages/set-password/SetPasswordPage'),
  forgotPassword: () => import('../pages/forgot-password/ForgotPasswordPage'),
  confirmEmail: () => import('../pages/confirm-email/ConfirmEmailPage'),
  share: () => import('../pages/share/SharePage'),
  unsubscribe: () => import('../pages/unsubscribe/UnsubscribePage'),
  guestDashboard: () => import('../pages/guest-dashboard/GuestDashboardPage'),
  guestItinerary: () => import('../pages/itinerary/GuestItineraryPage'),
  guestShip: () => import('../pages/trip-details/GuestShipPage'),
  guestPayment: () => import('../pages/guest-payment/GuestPaymentPage'),
  guestReceipt: () => import('../pages/guest-receipt/ReceiptPage'),
  guestCancellation: () => import('../pages/guest-cancellation/CancellationPage'),
  guestTerms: () => import('../pages/guest-terms/GuestTermsPage'),
  guestReview: () => import('../pages/guest-review/GuestReviewPage'),
  guestProfile: () => import('../pages/guest-profile/GuestProfilePage'),
  account: () => import('../pages/account/AccountPage'),
  operator: () => import('../pages/operator/OperatorPage'),
  hostDashboard: () => import('../pages/host-dashboard/HostDashboardPage'),
  hostReport: () => import('../pages/host-report/HostReportPage'),
  hostReceipt: () => import('../pages/host-receipt/HostReceiptPage'),
  hostBooking: () => import('../pages/host-booking/HostBookingPage'),
  hostBookingNew: () => import('../pages/host-booking-new/NewBookingPage'),
  hostTrips: () => import('../pages/host-trips/HostTripsPage'),
  hostNewTrip: () => import('../pages/host-trips/NewTripPage'),
  hostTrip: () => import('../pages/host-trips/HostTripPage'),
  hostTripPlan: () => import('../pages/host-trips/HostPlanPage'),
  hostTripFront: () => import('../pages/host-trips/HostFrontPage'),
  hostTripShip: () => import('../pages/host-trips/HostShipPage'),
  hostTripCabins: () => import('../pages/host-trips/HostCabinsPage'),
  hostTripGuide: () => import('../pages/host-trips/HostGuidePage'),
  hostTripGroup: () => import('../pages/host-trips/HostGroupPage'),
  hostTripQuestions: () => import('../pages/host-trips/HostQuestionsPage'),
  hostTripWaiver: () => import('../pages/host-trips/HostWaiverPage'),
  hostLog: () => import('../pages/host-log/HostLogPage'),
  hostBoarding: () => import('../pages/host-boarding/HostBoardingPage'),
  demoMail: () => import('../pages/demo-mail/DemoMailPage'),
};

/** The bar over a trip's public pages before it is opened, which is for its hosts alone. */
export const previewBar = () => import('./layout/PreviewBar');
