/** PayPal's error names: the status each is sent with, and its sentence. Source: Orders v2 and Payments v2, OpenAPI. */
export const ERROR_NAMES = {
  INVALID_REQUEST: [400, 'Request is not well-formed, syntactically incorrect, or violates schema.'],
  WEBHOOK_URL_ALREADY_EXISTS: [400, 'Webhook URL already exists.'],
  WEBHOOK_NUMBER_LIMIT_EXCEEDED: [400, 'Webhook number limit exceeded.'],
  AUTHENTICATION_FAILURE: [
    401,
    'Authentication failed due to missing authorization header, or invalid authentication credentials.',
  ],
  NOT_AUTHORIZED: [403, 'Authorization failed due to insufficient permissions.'],
  RESOURCE_NOT_FOUND: [404, 'The specified resource does not exist.'],
  RESOURCE_CONFLICT: [409, 'The server has detected a conflict while processing this request.'],
  RESULTSET_TOO_LARGE: [
    400,
    'Result set size is greater than the maximum limit. Change the filter criteria and try again.',
  ],
  PAYLOAD_TOO_LARGE: [413, 'The request payload is too large.'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'The request payload is not supported.'],
  UNPROCESSABLE_ENTITY: [
    422,
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
  ],
  RATE_LIMIT_REACHED: [429, 'Too many requests. Blocked due to rate limiting.'],
  INTERNAL_SERVER_ERROR: [500, 'An internal server error has occurred.'],
  SERVICE_UNAVAILABLE: [503, 'Service Unavailable.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorName = keyof typeof ERROR_NAMES;

const REFUSED = 'UNPROCESSABLE_ENTITY';

/** PayPal's issues: the error name each comes under, and its description. */
export const ISSUES = {
  MALFORMED_REQUEST_JSON: ['INVALID_REQUEST', 'The request JSON is not well formed.'],
  MISSING_REQUIRED_PARAMETER: ['INVALID_REQUEST', 'A required field is missing.'],
  INVALID_PARAMETER_VALUE: ['INVALID_REQUEST', 'The value of a field is invalid.'],
  INVALID_PARAMETER_SYNTAX: [
    'INVALID_REQUEST',
    'The value of a field does not conform to the expected format.',
  ],
  INVALID_STRING_LENGTH: ['INVALID_REQUEST', 'The value of a field is either too short or too long.'],
  PAYPAL_REQUEST_ID_REQUIRED: [
    'INVALID_REQUEST',
    'A PayPal-Request-Id is required if you are trying to process payment for an Order.',
  ],
  INVALID_ACCOUNT_STATUS: ['AUTHENTICATION_FAILURE', 'Account validations failed for the user.'],
  PERMISSION_DENIED: [
    'NOT_AUTHORIZED',
    'You do not have permission to access or perform operations on this resource.',
  ],
  CONSENT_NEEDED: ['NOT_AUTHORIZED', 'Authorization failed due to insufficient scope.'],
  INVALID_RESOURCE_ID: [
    'RESOURCE_NOT_FOUND',
    'Specified resource ID does not exist. Please check the resource ID and try again.',
  ],
  PREVIOUS_REQUEST_IN_PROGRESS: [
    'RESOURCE_CONFLICT',
    'A previous request on this resource is currently in progress. Please wait for some time and try again.',
  ],
  AMOUNT_MISMATCH: [
    REFUSED,
    'Should equal item_total + tax_total + shipping + handling + insurance - shipping_discount - discount.',
  ],
  ITEM_TOTAL_REQUIRED: [REFUSED, 'If items are given, the breakdown must hold their item_total.'],
  ITEM_TOTAL_MISMATCH: [REFUSED, 'Should equal the sum of (unit_amount * quantity) across all items.'],
  DECIMALS_NOT_SUPPORTED: [REFUSED, 'Currency does not support decimals.'],
  DECIMAL_PRECISION: [REFUSED, 'The value of the field should not be more than two decimal places.'],
  CANNOT_BE_NEGATIVE: [REFUSED, 'Must be greater than or equal to zero.'],
  CANNOT_BE_ZERO_OR_NEGATIVE: [REFUSED, 'Must be greater than zero.'],
  MAX_VALUE_EXCEEDED: [REFUSED, 'Should be less than or equal to 9999999.99.'],
  INVALID_CURRENCY_CODE: [REFUSED, 'The currency code is not supported.'],
  MULTI_CURRENCY_ORDER: [REFUSED, 'Multiple differing values of currency_code are not supported.'],
  DUPLICATE_REFERENCE_ID: [REFUSED, 'reference_id must be unique if there are several purchase units.'],
  ACTION_DOES_NOT_MATCH_INTENT: [REFUSED, 'Order was created with an intent to authorize, not to capture.'],
  ORDER_NOT_APPROVED: [
    REFUSED,
    'Payer has not yet approved the Order for payment. Please redirect the payer to the approve link.',
  ],
  ORDER_ALREADY_CAPTURED: [REFUSED, 'Order already captured.'],
  ORDER_COMPLETION_IN_PROGRESS: [REFUSED, 'Order capture or authorization is in progress.'],
  INSTRUMENT_DECLINED: [
    REFUSED,
    "The instrument presented was either declined by the processor or bank, or it can't be used for this payment.",
  ],
  PAYER_ACTION_REQUIRED: [
    REFUSED,
    'Transaction cannot complete successfully, instruct the buyer to return to PayPal.',
  ],
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: [REFUSED, 'Redirect the payer to select another funding source.'],
  ORDER_ALREADY_COMPLETED: [REFUSED, 'The order cannot be patched after it is completed.'],
  AMOUNT_CHANGE_NOT_ALLOWED: [
    REFUSED,
    'The amount specified is different from the amount authorized by payer.',
  ],
  NOT_PATCHABLE: [REFUSED, 'Cannot be patched.'],
  REFERENCE_ID_NOT_FOUND: [REFUSED, 'Filter expression value is incorrect. Please check the reference_id.'],
  CAPTURE_FULLY_REFUNDED: [REFUSED, 'The capture has already been fully refunded.'],
  REFUND_AMOUNT_EXCEEDED: [
    REFUSED,
    'The refund amount must be less than or equal to the capture amount that has not yet been refunded.',
  ],
  REFUND_CAPTURE_CURRENCY_MISMATCH: [REFUSED, 'Refund must be in the same currency as the capture.'],
  REFUND_NOT_ALLOWED: [REFUSED, 'A refund is not allowed for this capture.'],
  REFUND_TIME_LIMIT_EXCEEDED: [REFUSED, 'You are over the time limit to perform a refund on this capture.'],
  REFUND_FAILED_INSUFFICIENT_FUNDS: [
    REFUSED,
    'Capture could not be refunded due to insufficient funds in the account of the payee.',
  ],
  PARTIAL_REFUND_NOT_ALLOWED: [
    REFUSED,
    'You cannot do a refund for an amount less than the original capture amount.',
  ],
  MAX_NUMBER_OF_REFUNDS_EXCEEDED: [
    REFUSED,
    'You have exceeded the number of refunds allowed for this capture.',
  ],
  PENDING_CAPTURE: [REFUSED, 'Cannot initiate a refund as the capture is pending.'],
  TRANSACTION_DISPUTED: [
    REFUSED,
    'Partial refunds cannot be offered: there is an open dispute on the transaction.',
  ],
  REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK: [
    REFUSED,
    'Refunds not allowed on this capture due to a chargeback on the card or bank.',
  ],
  REFUND_IS_RESTRICTED: [REFUSED, 'The refund is restricted for this account.'],
  DUPLICATE_INVOICE_ID: [
    REFUSED,
    'Duplicate Invoice ID detected. To avoid a duplicate transaction use another one.',
  ],
  PAYER_CANNOT_PAY: [REFUSED, 'Payer cannot pay for this transaction.'],
  PAYER_ACCOUNT_RESTRICTED: [REFUSED, 'Payer account is restricted.'],
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: [REFUSED, 'The payer account cannot be used for this transaction.'],
  TRANSACTION_REFUSED: [REFUSED, 'The request was refused.'],
  TRANSACTION_LIMIT_EXCEEDED: [REFUSED, 'Total payment amount exceeded transaction limit.'],
  TRANSACTION_RECEIVING_LIMIT_EXCEEDED: [REFUSED, "The transaction exceeds the receiver's receiving limit."],
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: [REFUSED, 'The maximum number of payment attempts was exceeded.'],
  COMPLIANCE_VIOLATION: [REFUSED, 'Transaction cannot be processed due to a possible compliance violation.'],
  PAYEE_ACCOUNT_RESTRICTED: [REFUSED, 'Payee account is restricted.'],
  PAYEE_BLOCKED_TRANSACTION: [REFUSED, 'The payee has blocked this transaction.'],
  AUTH_CAPTURE_NOT_ENABLED: [REFUSED, 'Authorization and Capture feature is not enabled for the merchant.'],
} as const satisfies Record<string, readonly [name: ErrorName, description: string]>;

export type Issue = keyof typeof ISSUES;

export function isIssue(text: string): text is Issue {
  return Object.hasOwn(ISSUES, text);
}

export function isErrorName(text: string): text is ErrorName {
  return Object.hasOwn(ERROR_NAMES, text);
}
