/** The product's name, unless an installation configures another. */
export const BRAND = "Visita";
