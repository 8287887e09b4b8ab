import * as evaluations from '../booking/evaluations.ts';
import * as reservationChanges from '../booking/reservation-changes.ts';
import * as reservationLists from '../booking/reservation-lists.ts';
import * as reservations from '../booking/reservations.ts';

/** Every call about bookings, their changes, lists and payments. */
export const BOOKING_ENDPOINTS = {
  bookUnit: reservations.bookUnit,
  listReservations: reservations.listReservations,
  showReservation: reservations.showReservation,
  cancelReservation: reservations.cancelReservation,
  takeStep: reservations.takeStep,
  showChangeForm: reservationChanges.showChangeForm,
  quoteChange: reservationChanges.quoteChange,
  changeReservation: reservationChanges.changeReservation,
  listOlderEvaluations: evaluations.listOlderEvaluations,
  showAlternatives: reservationChanges.showAlternatives,
  takeHostStep: reservations.takeHostStep,
  startPayment: reservations.startPayment,
  checkPayment: reservations.checkPayment,
  listGuestBookings: reservationLists.listGuestBookings,
  listHostBookings: reservationLists.listHostBookings,
  exportGuestBookings: reservationLists.exportGuestBookings,
  exportHostBookings: reservationLists.exportHostBookings,
  listHostReservations: reservations.listHostReservations,
  showHostReservation: reservations.showHostReservation,
};
