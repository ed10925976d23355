export default {
  // In the field for a postal address.
  address: "12 Sample Street, Milan",
  // In the field for bank details.
  bank: "IBAN or account number",
  // Of a wallet with digital currency.
  wallet: "Your wallet’s address",
  wechat: "Your WeChat ID",

  // Parts of addresses and user names, as in "@yourname" or "buy.stripe.com/yourlink": Latin letters without accents, no
  // spaces, and hyphens and capitals where English has them.
  yourbusiness: "yourbusiness",
  yourchannel: "yourchannel",
  yourlink: "yourlink",
  yourname: "yourname",
  yourserver: "yourserver",
  yourshop: "yourshop",
  // Of a podcast.
  yourshow: "yourshow",
  "your-business": "your-business",
  "your-group": "your-group",
  "Your-Name": "Your-Name",
} as const;
