import { pageWidth } from "../../../ui/page-frame.tsx";

export function Story() {
  return (
    <section
      className={`${pageWidth} grid gap-6 pb-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-20 lg:pb-28`}
    >
      <h2 className="type-title">The story</h2>
      <div className="grid max-w-[42rem] gap-5 text-role leading-[1.62]">
        <p>
          Long before phones, people who called on somebody left a small card at the door. A turned top corner
          meant that it had been left in person. You will find that corner in our logo, and on every card that
          somebody keeps.
        </p>
        <p>
          Paper still does this well, until a number changes. Then the whole box is wrong, and so is every
          card already given away. It also ends with somebody typing a name and eleven digits into a phone, or
          not.
        </p>
        <p>
          Digital cards solve that, and many lose the card on the way: an app to install, a page that looks
          like everybody else’s, details that lie on somebody else’s computer under somebody else’s rules.
        </p>
        <p>
          So we made one that looks like good stationery, works in any browser and can be run by anybody. It
          opens with a link or a code, it saves to the address book people already have, and the next change
          of number is one edit.
        </p>
      </div>
    </section>
  );
}
