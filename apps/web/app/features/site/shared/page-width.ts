/** The width that the header, the footer and the pages of the site share. */
export const pageWidth = "mx-auto w-full max-w-320 px-gutter lg:px-10";
