import * as requestAnswers from '../finding/request-answers.ts';
import * as requestTelling from '../finding/request-telling.ts';
import * as requests from '../finding/requests.ts';

/** Every call about what people ask for, and the answers to it. */
export const REQUEST_ENDPOINTS = {
  listRequests: requests.listRequests,
  createRequest: requests.createRequest,
  showRequest: requests.showRequest,
  countRequestView: requests.countRequestView,
  stepRequest: requests.stepRequest,
  listOwnRequests: requests.listOwnRequests,
  listRequestAnswers: requestAnswers.listRequestAnswers,
  answerRequest: requestAnswers.answerRequest,
  revealRequestContact: requestAnswers.revealRequestContact,
  revealAnswerContact: requestAnswers.revealAnswerContact,
  listMarketing: requestAnswers.listMarketing,
  showRequestTelling: requestTelling.showRequestTelling,
  saveRequestTelling: requestTelling.saveRequestTelling,
  listConsoleRequests: requestAnswers.listConsoleRequests,
  decideRequest: requestAnswers.decideRequest,
};
