/** Whoever wants has an address there, so that it says nothing of where somebody works. */
const PROVIDERS = new Set(
  `gmail.com googlemail.com outlook.com hotmail.com live.com msn.com passport.com
  yahoo.com ymail.com rocketmail.com aol.com aim.com icloud.com me.com mac.com
  proton.me protonmail.com protonmail.ch pm.me tutanota.com tutanota.de tutamail.com tuta.com tuta.io keemail.me
  fastmail.com fastmail.fm hey.com zoho.com zohomail.com hushmail.com mailbox.org posteo.de posteo.net runbox.com
  gmx.de gmx.net gmx.com gmx.at gmx.ch gmx.fr gmx.us web.de freenet.de t-online.de arcor.de email.de mail.de mail.com
  orange.fr wanadoo.fr free.fr laposte.net sfr.fr neuf.fr bbox.fr numericable.fr
  libero.it virgilio.it tin.it alice.it tiscali.it inwind.it iol.it email.it poste.it fastwebnet.it
  bluewin.ch sunrise.ch aon.at chello.at ziggo.nl kpnmail.nl planet.nl hetnet.nl xs4all.nl telenet.be skynet.be
  telefonica.net terra.es ya.com sapo.pt uol.com.br bol.com.br terra.com.br ig.com.br globo.com
  btinternet.com sky.com virginmedia.com ntlworld.com talktalk.net blueyonder.co.uk
  comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net earthlink.net juno.com optonline.net
  rogers.com shaw.ca sympatico.ca telus.net bigpond.com optusnet.com.au xtra.co.nz
  mail.ru inbox.ru list.ru bk.ru rambler.ru yandex.ru yandex.com ya.ru ukr.net i.ua meta.ua
  wp.pl o2.pl onet.pl interia.pl gazeta.pl seznam.cz email.cz centrum.cz post.cz azet.sk freemail.hu citromail.hu
  qq.com foxmail.com 163.com 126.com yeah.net sina.com sina.cn sohu.com aliyun.com 139.com 189.cn
  naver.com hanmail.net daum.net kakao.com nate.com
  docomo.ne.jp ezweb.ne.jp au.com softbank.ne.jp i.softbank.jp nifty.com ocn.ne.jp biglobe.ne.jp so-net.ne.jp
  rediffmail.com walla.co.il walla.com bezeqint.net netvision.net.il otenet.gr hol.gr mynet.com
  mailinator.com guerrillamail.com yopmail.com`.split(/\s+/),
);

/** Of the large ones, in every country: yahoo.co.jp, hotmail.fr, outlook.de. */
const IN_COUNTRIES = /^(?:yahoo|hotmail|outlook|live|yandex)\.(?:[a-z]{2}|com?\.[a-z]{2})$/;

export function isMailProvider(domain: string): boolean {
  return PROVIDERS.has(domain) || IN_COUNTRIES.test(domain);
}
