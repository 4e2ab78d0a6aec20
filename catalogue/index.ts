/** The door of the catalogue: what the product is and can do. */
export { describeDatabaseFailure, type Sql } from "#postgres";
export type { Draft } from "#transliteration";
export { type Album, type AlbumPage, findAlbum, type Makers, type Track } from "./albums/find-album.ts";
export { type AlbumTracks, findTracks, mostTracks, type TrackToEdit } from "./albums/find-tracks.ts";
export { saveTracks, TracksRefused, type TrackToSave } from "./albums/save-tracks.ts";
export { countToDo, type ToDo } from "./analytics/count-to-do.ts";
export { type Analytics, type DayOfViews, findAnalytics, noAnalytics } from "./analytics/find-analytics.ts";
export { type Dashboard, findDashboard } from "./analytics/find-dashboard.ts";
export { foldOldViews } from "./analytics/fold-old-views.ts";
export { noteTold, readAddressesToTell } from "./being-found/addresses-to-tell.ts";
export {
  type BeingFound,
  FoundRefused,
  type FoundTexts,
  readBeingFound,
  saveBeingFound,
  switchIndexNow,
} from "./being-found/being-found.ts";
export { type ForRobots, keepForRobots } from "./being-found/keep-for-robots.ts";
export { readProofs } from "./being-found/proofs.ts";
export { askBulkAction } from "./bulk-actions/ask-bulk-action.ts";
export {
  type BulkRequest,
  type BulkState,
  type BulkTarget,
  type BulkVerb,
  bulkVerbs,
  type CreditedPeople,
  creditedPeople,
  type UndoableVerb,
} from "./bulk-actions/bulk-action.ts";
export { type BulkRefused, isBulkRefused } from "./bulk-actions/bulk-refused.ts";
export { chooseFoundSongs, chooseSongs, type SongsFound } from "./bulk-actions/choose-songs.ts";
export {
  type BulkAction,
  findBulkAction,
  type ListedBulkAction,
  listBulkActions,
} from "./bulk-actions/find-bulk-action.ts";
export {
  type BulkRunner,
  createBulkRunner,
  type StartedBulkAction,
} from "./bulk-actions/run-bulk-actions.ts";
export { databaseErrorOf, isLockTimeout, retryTransaction } from "./database-error.ts";
export type { DirectoryEntry, DirectoryKind, DirectoryPage } from "./directory/directory.ts";
export { findDirectory } from "./directory/find-directory.ts";
export { draftNames } from "./drafts/draft-names.ts";
export { type DraftRequest, draftOtherScript, type Script } from "./drafts/draft-other-script.ts";
export { findMachineVersion, type MachineVersion } from "./drafts/find-machine-version.ts";
export { findNextSongLackingScript } from "./drafts/find-next-song-lacking-script.ts";
export {
  findSongsLackingScript,
  mostListed,
  type SongLackingScript,
  type SongsLackingScript,
} from "./drafts/find-songs-lacking-script.ts";
export { learnSongs } from "./drafts/learn-songs.ts";
export { type Proofreading, proofreadLyrics } from "./drafts/proofread-lyrics.ts";
export { type PreviewedDraft, previewDrafts, redraftSongs } from "./drafts/redraft-songs.ts";
export { type Deletion, deleteEntry } from "./entries/delete-entry.ts";
export type { EntryInput } from "./entries/entry-facts.ts";
export { type EntryKind, entryKinds, type Kind, kindsOfEntries } from "./entries/entry-kinds.ts";
export {
  EntryRefused,
  type OtherEntry,
} from "./entries/entry-refused.ts";
export { findDeletion } from "./entries/find-deletion.ts";
export { type EntryToEdit, findEntryToEdit } from "./entries/find-entry-to-edit.ts";
export {
  findListing,
  type Listing,
  type ListingRow,
} from "./entries/find-listing.ts";
export { findMerged } from "./entries/find-merged.ts";
export { findWrongEntryFields } from "./entries/find-wrong-entry-fields.ts";
export { type Merge, type Merged, mergeEntries } from "./entries/merge-entries.ts";
export { saveEntry } from "./entries/save-entry.ts";
export { entriesWithFacts, storedField } from "./entries/stored-fields.ts";
export { findLatestLyrics, type LatestLyrics } from "./feeds/find-latest-lyrics.ts";
export { findSitemaps, type Sitemap } from "./feeds/find-sitemaps.ts";
export { readSitemap, type SitemapAddress } from "./feeds/read-sitemap.ts";
export { type SitemapKind, sitemapKinds } from "./feeds/sitemap-kinds.ts";
export { type FirstLine, type FirstLinesPage, findFirstLines } from "./first-lines/find-first-lines.ts";
export { findHomePage } from "./home-page.ts";
export { countSongGaps, lackingScripts } from "./managed-lists/count-song-gaps.ts";
export {
  type EntryGap,
  gapsOfEntries,
  readEntryGap,
  readSongGap,
  type SongGap,
  songGaps,
} from "./managed-lists/gaps.ts";
export { type EntrySort, readEntrySort, readSongSort, type SongSort } from "./managed-lists/sorts.ts";
export type { PageLanguage } from "./names/devanagari-name.ts";
export {
  type ExplainedAlbum,
  type ExplainedName,
  type ExplainedNames,
  explainNames,
} from "./names/explain-names.ts";
export { findNearName, type NearName } from "./names/find-near-name.ts";
export { findNewNames, type NewNames } from "./names/find-new-names.ts";
export { findOfferedNames } from "./names/find-offered-names.ts";
export { findOffersOfSong, type SongOffer } from "./names/find-offers-of-song.ts";
export { type NameKind, type SuggestedName, suggestNames } from "./names/suggest-names.ts";
export { countNotLookedThrough, type NotLookedThrough } from "./not-looked-through.ts";
export { findOldAddress } from "./old-addresses/find-old-address.ts";
export {
  findWinners,
  listClashes,
  listOldAddresses,
  type OldAddressList,
  readOldAddresses,
  removeOldAddress,
  removeOldAddresses,
} from "./old-addresses/list-old-addresses.ts";
export {
  type AddressMisses,
  createAddressMisses,
  forgetMissedAddresses,
  listMissedAddresses,
  type MissedAddress,
} from "./old-addresses/missed-addresses.ts";
export { plainForms } from "./old-addresses/plain-forms.ts";
export { haveTargets, readTarget } from "./old-addresses/read-target.ts";
export { type OldAddress, storeOldAddresses } from "./old-addresses/store-old-addresses.ts";
export type { StoredAddress } from "./old-addresses/stored-addresses.ts";
export { pageSize, pagesOf, readPage } from "./paging.ts";
export {
  type FindPerson,
  findLyricist,
  findMusicDirector,
  findSinger,
  type Person,
  type PersonPage,
} from "./people/find-person.ts";
export { maxSongsOfPartners } from "./people/partners.ts";
export type { PersonRole } from "./people/person-roles.ts";
export { readingFunctions } from "./reading-functions.ts";
export { type ChangedField, findHistory, type History, type KeptRevision } from "./revisions/find-history.ts";
export { type FoundRevision, findRevision, type State } from "./revisions/find-revision.ts";
export type { LatestChange } from "./revisions/latest-changes.ts";
export { restoreRevision } from "./revisions/restore-revision.ts";
export type { Revised, Revision, Way } from "./revisions/revision.ts";
export type { SaveOptions } from "./save-options.ts";
export { type ExplainedSong, explainSearch } from "./search/explain-search.ts";
export { type Filter, type FilterKind, type Filters, filterKinds, readFilters } from "./search/filters.ts";
export { findSearchPage } from "./search/find-search-page.ts";
export { findSuggestions, type Suggestion } from "./search/find-suggestions.ts";
export {
  findMissedSearches,
  forgetAllMissedSearches,
  forgetMissedSearch,
  forgetOldMissedSearches,
  type MissedSearch,
  type MissedSearches,
  type MissedSearchOrder,
} from "./search/missed-searches.ts";
export { createSearchNotes, type SearchToNote } from "./search/note-searches.ts";
export { longestQuery, readQuery } from "./search/read-query.ts";
export {
  type AlbumCard,
  type FoundPerson,
  maxHits,
  type NamedGroup,
  type SearchPage,
  type SearchRequest,
  type SearchType,
  type SongHit,
} from "./search/search.ts";
export { CodesRefused } from "./settings/codes-refused.ts";
export { keepSiteCodes } from "./settings/keep-site-codes.ts";
export { type Preferences, readPreferences, savePreferences } from "./settings/preferences.ts";
export { saveSiteCodes } from "./settings/save-site-codes.ts";
export type { SiteCodes } from "./settings/site-codes.ts";
export { type CodeKey, readStoredCodes } from "./settings/stored-codes.ts";
export * from "./slug/index.ts";
export { findSocialPictureText } from "./social-pictures/find-social-picture-text.ts";
export { draftToCheck } from "./song-drafts/check-draft.ts";
export { deleteDraft } from "./song-drafts/delete-draft.ts";
export { findDraftPreview } from "./song-drafts/find-draft-preview.ts";
export { type DraftToEdit, findDraftToEdit } from "./song-drafts/find-draft-to-edit.ts";
export { findSameDrafts } from "./song-drafts/find-same-drafts.ts";
export { isWithdrawn } from "./song-drafts/is-withdrawn.ts";
export { countDrafts, type ListedDraft, type ListOfDrafts, listDrafts } from "./song-drafts/list-drafts.ts";
export { publishDraft, withdrawSong } from "./song-drafts/publish-draft.ts";
export { type DueDraft, publishDueDrafts } from "./song-drafts/publish-due-drafts.ts";
export { saveDraft } from "./song-drafts/save-draft.ts";
export { type DraftToSave, saveDrafts } from "./song-drafts/save-drafts.ts";
export { findGenre, type GenrePage } from "./song-groups/find-genre.ts";
export { type FormerGenre, findGenreToEdit, type GenreToEdit } from "./song-groups/find-genre-to-edit.ts";
export { findWays } from "./song-groups/find-ways.ts";
export { findDecade, findYear, type YearPage } from "./song-groups/find-years.ts";
export { GenreRefused } from "./song-groups/genre-refused.ts";
export { type ListedGenre, type ListOfGenres, listGenres, type Spelling } from "./song-groups/list-genres.ts";
export { partGenre } from "./song-groups/part-genre.ts";
export {
  findGenreChange,
  type GenreChange,
  renameGenre,
} from "./song-groups/rename-genre.ts";
export { saveGenreName } from "./song-groups/save-genre-name.ts";
export type { Decade, Genre, Ways, Year } from "./song-groups/song-groups.ts";
export {
  finishReports,
  forgetReportsOfGoneSongs,
  listOpenReports,
  type OpenReport,
} from "./song-reports/open-reports.ts";
export {
  countReports,
  listReportHours,
  type ReportScope,
  readReportScope,
  removeReports,
} from "./song-reports/remove-reports.ts";
export { findSongToReport, reportSong } from "./song-reports/report-song.ts";
export {
  longestReport,
  type ReportErrors,
  type ReportKind,
  reportKinds,
  type TypedReport,
} from "./song-reports/song-report.ts";
export { checkSongs } from "./songs/check-songs.ts";
export { findManagedSongs } from "./songs/find-managed-songs.ts";
export { findSavedSong } from "./songs/find-saved-song.ts";
export { findSongPage } from "./songs/find-song.ts";
export { findSongToEdit, type SongToEdit } from "./songs/find-song-to-edit.ts";
export { findTwin, findTwins, type Twin } from "./songs/find-twins.ts";
export { findWrongFields } from "./songs/find-wrong-fields.ts";
export type { PageOfSongs } from "./songs/page-of-songs.ts";
export { type SavedSong, saveSong } from "./songs/save-song.ts";
export { type SongToSave, saveSongs } from "./songs/save-songs.ts";
export type {
  Credit,
  ExplainedWord,
  PersonCard,
  Song,
  SongCard,
  SongPage,
  Translation,
} from "./songs/song.ts";
export { valueInState } from "./songs/song-in-form.ts";
export type { SongInput } from "./songs/song-input.ts";
export { maxSortedSongs, readSongOrder, type SongOrder, songOrders } from "./songs/song-orders.ts";
export type { LineNote, OwnMeaning } from "./songs/song-parts.ts";
export { SongRefused } from "./songs/song-refused.ts";
export {
  type OfferedName,
  type Offers,
  offersByText,
  splitNames,
  writeOffered,
} from "./songs/split-names.ts";
export { tryRows } from "./songs/try-together.ts";
export {
  countStarterSongs,
  type StarterSongs,
} from "./starter-songs/count-starter-songs.ts";
export { removeStarterSongs } from "./starter-songs/remove-starter-songs.ts";
export { emptyOldTrash } from "./trash/empty-old-trash.ts";
export { listTrash } from "./trash/list-trash.ts";
export { type RestoredTogether, restoreFound } from "./trash/restore-found.ts";
export { type Restored, restoreFromTrash } from "./trash/restore-from-trash.ts";
export { RestoreRefused } from "./trash/restore-refused.ts";
export {
  findLikelyTwins,
  type LikelyTwin,
  type LikelyTwins,
  pairedTable,
  type TwinKind,
  type TwinPair,
} from "./twins/find-likely-twins.ts";
export { findNotedTwins } from "./twins/find-noted-twins.ts";
export { markDifferent } from "./twins/mark-different.ts";
export {
  findUnfinishedForm,
  forgetOldUnfinishedForms,
  forgetUnfinishedForm,
  keepUnfinishedForm,
  listUnfinishedForms,
  longestUnfinishedForm,
} from "./unfinished-forms/unfinished-forms.ts";
export { createViewCounter, type ViewCounter } from "./views/count-view.ts";
export { findManagedWords, type ManagedWord, type ManagedWords } from "./words/find-managed-words.ts";
export { findWordToEdit, type WordToEdit } from "./words/find-word-to-edit.ts";
export {
  findWordLetters,
  findWords,
  type ListedWord,
  mostSongsCounted,
  mostSongsCountedOnPage,
  type WordsPage,
  type WordsRequest,
} from "./words/find-words.ts";
export { findWordsOfSong, type MeaningInSong, type WordsOfSong } from "./words/find-words-of-song.ts";
export { findWordsWithoutEntry, type WordsWithoutEntry } from "./words/find-words-without-entry.ts";
export { createGlossaryReader, type GlossaryReader } from "./words/read-glossary.ts";
export { saveWord } from "./words/save-word.ts";
export { findWordsAnew } from "./words/store-words-of-songs.ts";
export type { WordField, WordInput } from "./words/word-input.ts";
export { missingInWord, WordRefused } from "./words/word-refused.ts";
