export default {
  nameRequired: "Please enter a name.",
  nameTooLong: "Please use 60 characters or fewer.",
  permissionRequired: "Please choose at least one thing it may do.",
  revoked: "Revoked. It stopped at once.",
  tokenRefused: "This token is wrong, has ended or was revoked.",
  tokenNotPermitted: "This token may not make this call.",
  tokensFull: "You have {max}, the maximum. Remove one first.",
  keyInvalid: "An Idempotency-Key has 1 to 255 printable characters.",
  keyInUse:
    "A call with this Idempotency-Key is running, or its outcome is unknown. Look first whether it succeeded.",
  keyReused: "This Idempotency-Key was used for a different call.",
} as const;
