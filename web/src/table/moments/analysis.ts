/** What stands behind `#` in a link to the review of a game that is to be analysed at once. */
export const ANALYSIS = "#analysis";
